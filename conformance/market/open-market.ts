import type { Json, LocalChain } from './local-chain.ts';
import { keyOf, ScriptedMarket, valuesOf } from './traders.ts';

/** The longest time that the script is ready to wait for a vote, in seconds of the null chain's clock. */
const patience = 600;

/** What the script's network is asked to hold. */
export class ScriptedNetwork {
  readonly #run = String(Date.now());
  #nonce = 0;

  private constructor(
    readonly chain: LocalChain,
    readonly parameters: ReadonlyMap<string, string>,
    /** A built-in asset for settlement. */
    readonly asset: { readonly id: string; readonly decimals: number; readonly quantum: string },
    readonly validator: string,
  ) {}

  /**
   * Looks at what the network offers.
   *
   * @throws Error that says what the script needs, when the network does not have it
   */
  static async of(chain: LocalChain): Promise<ScriptedNetwork> {
    const listed = (await chain.get('/network/parameters')) as { networkParameters?: { key: string; value: string }[] };
    const parameters = new Map((listed.networkParameters ?? []).map(({ key, value }) => [key, value]));
    const { assets = [] } = (await chain.get('/assets')) as {
      assets?: { id: string; details: { decimals: string; quantum: string; builtinAsset?: object } }[];
    };
    const builtIn = assets.filter(({ details }) => details.builtinAsset);
    const settlement = builtIn.find(({ id, details }) => /^[0-9a-f]{64}$/.test(id) && Number(details.decimals) === 5);
    const { validators = [] } = (await chain.get('/validators')) as { validators?: { vegaPubKey: string }[] };
    const [validator] = validators;
    const vote = Number.parseFloat(parameters.get('governance.proposal.market.minClose') ?? '') * 1;
    if (!builtIn.some(({ id }) => id === 'VOTE') || !settlement || !validator || !(vote < patience))
      throw new Error(
        'The script needs the null chain with a block for each transaction, spam protection off, the built-in asset VOTE, another built-in asset of 5 decimal places whose id is 64 hexadecimal digits, and periods of votes, auctions and epochs of seconds or minutes.',
      );
    return new ScriptedNetwork(
      chain,
      parameters,
      { id: settlement.id, decimals: 5, quantum: settlement.details.quantum },
      validator.vegaPubKey,
    );
  }

  /** A party of this run. */
  key(name: string): string {
    return keyOf(name, this.#run);
  }

  parameter(key: string): string {
    const value = this.parameters.get(key);
    if (value === undefined) throw new Error(`The network has no parameter ${key}.`);
    return value;
  }

  /** Gives a party some of an asset, as the faucet does: the validator reports a deposit. */
  async deposit(name: string, amount: string, asset: string = this.asset.id): Promise<void> {
    this.#nonce += 1;
    const from = this.chain.events().length;
    await this.chain.send(this.validator, {
      chainEvent: {
        nonce: String(Date.now() * 1000 + this.#nonce),
        builtin: { deposit: { vegaAssetId: asset, partyId: this.key(name), amount } },
      },
    });
    const paid = (): boolean =>
      valuesOf(this.chain.events().slice(from), 'deposit').some(
        ({ partyId, status }) => partyId === this.key(name) && status === 'STATUS_FINALIZED',
      );
    for (let block = 0; block < 30 && !paid(); block += 1) await this.chain.forward(1);
    if (!paid()) throw new Error(`The deposit for ${name} was not credited within 30 blocks.`);
  }

  /** A data source that a party of this run signs. */
  source(name: string, property: string, type: string, decimals?: string): Json {
    const key = { name: property, type, ...(decimals === undefined ? {} : { numberDecimalPlaces: decimals }) };
    return {
      external: {
        oracle: { signers: [{ pubKey: { key: this.key(name) } }], filters: [{ key, conditions: [] }] },
      },
    };
  }

  /** Proposes a change, votes for it and waits until it is enacted. */
  async enact(change: Json, wait = 20): Promise<string> {
    const now = this.chain.now();
    const proposal = await this.chain.must(this.key('proposer'), {
      proposalSubmission: {
        reference: this.#run,
        rationale: { title: 'Scripted', description: 'Scripted' },
        terms: { closingTimestamp: String(now + 6), enactmentTimestamp: String(now + 6 + wait), ...change },
      },
    });
    await this.chain.must(this.key('proposer'), {
      voteSubmission: { proposalId: proposal.id, value: 'VALUE_YES' },
    });
    const events = await this.chain.forward('newMarket' in change ? 8 : 8 + wait);
    const state = valuesOf(events, 'proposal').findLast(({ id }) => id === proposal.id)?.['state'];
    if (state !== 'STATE_PASSED' && state !== 'STATE_ENACTED')
      throw new Error(`The proposal ${JSON.stringify(change).slice(0, 200)} ended as ${String(state)}.`);
    return proposal.id;
  }

  /** A new market with a log-normal model, in its opening auction, which lasts that many seconds. */
  async market(code: string, product: Json, more: Json = {}, auction?: number): Promise<ScriptedMarket> {
    const change = {
      newMarket: {
        changes: {
          instrument: { name: code, code: `${code} ${this.#run}`, ...product },
          decimalPlaces: '2',
          positionDecimalPlaces: '3',
          metadata: [],
          linearSlippageFactor: '0.01',
          quadraticSlippageFactor: '0',
          priceMonitoringParameters: { triggers: [] },
          liquidityMonitoringParameters: {
            targetStakeParameters: { timeWindow: '3600', scalingFactor: 1 },
            triggeringRatio: '0',
            auctionExtension: '1',
          },
          liquiditySlaParameters: {
            priceRange: '0.05',
            commitmentMinTimeFraction: '0.5',
            performanceHysteresisEpochs: '1',
            slaCompetitionFactor: '0.5',
          },
          logNormal: { riskAversionParameter: 0.01, tau: 0.0001, params: { mu: 0, r: 0, sigma: 1 } },
          ...more,
        },
      },
    };
    const id = await this.enact(change, auction);
    return new ScriptedMarket(this.chain, id, this.asset.id, 10n ** BigInt(this.asset.decimals - 2));
  }
}
