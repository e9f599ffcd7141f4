import type { Decision } from '../../../sandbox/in-page/wallet/wallet-protocol.ts';
import type { Question } from '../../../sandbox/wallet/holder.ts';
import { element } from '../element.ts';

const purposes: Readonly<Record<string, string>> = {
  'client.send_transaction': 'sign and send',
  'client.sign_transaction': 'sign, without sending it,',
  'client.check_transaction': 'sign, and have a node check without running it,',
};

/** What the wallet asks, in a sentence. */
export function questionText(question: Question): string {
  const { hostname } = question;
  if (question.kind === 'connection') return `${hostname} asks to be connected to your wallet.`;
  if (question.kind === 'permissions') return `${hostname} asks to see the public keys of your wallet.`;
  return `${hostname} asks you to ${purposes[question.method] ?? 'sign'} this transaction.`;
}

const choices: readonly (readonly [decision: Decision, label: string, code: string])[] = [
  ['approve', 'Approve', ''],
  ['reject', 'Reject', '3001'],
  ['later', 'Not now', '3002'],
  ['close', 'End the wallet', '3000'],
];

/** What a wallet would show now: what is asked, and what the person can answer. */
export function cardOf(question: Question, keyName: string): DocumentFragment {
  const made = document.createDocumentFragment();
  made.append(
    element('h3', { id: 'wallet-card-title' }, 'The wallet asks you'),
    element('p', {}, questionText(question)),
  );
  if (question.kind === 'transaction')
    made.append(
      element('p', {}, 'Key: ', element('strong', {}, keyName), ' ', element('code', {}, question.publicKey)),
      element(
        'pre',
        { tabindex: '0', 'aria-label': 'Transaction to approve' },
        element('code', {}, JSON.stringify(question.transaction, null, 2)),
      ),
    );
  made.append(
    element(
      'p',
      { class: 'try-buttons' },
      ...choices.map(([decision, label, code]) =>
        element(
          'button',
          { type: 'button', 'data-decision': decision, ...(decision === 'approve' ? { class: 'try-send' } : {}) },
          code === '' ? label : `${label} (${code})`,
        ),
      ),
    ),
    element(
      'p',
      { class: 'hint' },
      'The number is the code of the error that the application gets. The command-line wallet cannot put a request off.',
    ),
  );
  return made;
}
