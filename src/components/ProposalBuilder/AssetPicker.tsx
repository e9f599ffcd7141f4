import { useState, type ReactNode } from 'react';
import { typedAsIs } from '@site/common/typed-as-is';
import type { KnownAsset } from '../../../content/proposals/types.ts';

interface Props {
  readonly id: string;
  readonly value: string;
  readonly assets: readonly KnownAsset[];
  readonly onChange: (value: string) => void;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': true | undefined;
}

const another = 'another';

/** The assets of the network that this site knows, or the id of another one. */
export function AssetPicker({ id, value, assets, onChange, ...described }: Props): ReactNode {
  const [typing, setTyping] = useState(false);
  const known = !typing && assets.some((asset) => asset.id === value);
  return (
    <div className="proposal__asset">
      <select
        aria-label="Known assets of this network"
        value={known ? value : another}
        onChange={({ target }) => {
          setTyping(target.value === another);
          onChange(target.value === another ? '' : target.value);
        }}
      >
        <option value={another}>By its ID</option>
        {assets.map((asset) => (
          <option key={asset.id} value={asset.id}>
            {asset.symbol}, {asset.decimals} decimals
          </option>
        ))}
      </select>
      <input
        {...described}
        id={id}
        type="text"
        {...typedAsIs}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
