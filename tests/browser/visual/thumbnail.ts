import { PNG } from 'pngjs';

/** A picture made small: each pixel is the mean of a square block of the original, so that letters become grey. */
export function thumbnail(picture: Buffer, block: number): PNG {
  const source = PNG.sync.read(picture);
  const small = new PNG({ width: Math.floor(source.width / block), height: Math.floor(source.height / block) });
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      for (let channel = 0; channel < 4; channel += 1)
        small.data[(y * small.width + x) * 4 + channel] = mean(source, x * block, y * block, block, channel);
    }
  }
  return small;
}

function mean(source: PNG, left: number, top: number, block: number, channel: number): number {
  let sum = 0;
  for (let y = top; y < top + block; y += 1) {
    for (let x = left; x < left + block; x += 1) sum += source.data[(y * source.width + x) * 4 + channel] ?? 0;
  }
  return Math.round(sum / (block * block));
}

/** How far two thumbnails are apart: share of pixels whose brightness differs by more than a quarter. 1 when sizes differ. */
export function difference(a: PNG, b: PNG): number {
  if (a.width !== b.width || a.height !== b.height) return 1;
  const brightness = ({ data }: PNG, at: number): number =>
    ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 765;
  let apart = 0;
  for (let at = 0; at < a.data.length; at += 4) if (Math.abs(brightness(a, at) - brightness(b, at)) > 0.25) apart += 1;
  return apart / (a.width * a.height);
}
