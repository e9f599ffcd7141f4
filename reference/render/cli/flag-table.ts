import { html, nothing, type Html } from '../../../html/html.ts';
import type { CliCommand, CliFlag } from '../../cli/types.ts';
import { badge } from '../badges.ts';
import { codeList } from '../code-list.ts';
import { fieldName } from '../field-name.ts';
import { inlineProse } from '../prose.ts';
import { flagAnchor } from './anchors.ts';
import { requiredByRules } from './rule-text.ts';
import { valueText } from './value-text.ts';

/** The flags of a command: name, type, default and what each does. Nothing for a command without flags of its own. */
export function flagTable({ name, flags, flagRules }: CliCommand): Html {
  if (flags.length === 0) return nothing;
  const needed = requiredByRules(flagRules);
  const rows = flags.map((flag) => flagRow(name, flag, needed));
  return html`<table class="members"><thead><tr><th scope="col">Flag<th scope="col">Type, default<th scope="col">Effect<tbody>${rows}</table>`;
}

function flagRow(command: string, flag: CliFlag, needed: ReadonlySet<string>): Html {
  const anchor = flagAnchor(command, flag.name);
  const short = flag.short && html`, <code>-${flag.short}</code>`;
  // A flag that is required and has a default is never missing.
  const required = needed.has(flag.name) || (flag.required && flag.default === undefined);
  const marks = [required && badge('required', 'required'), flag.persistent && badge('repeated', 'for all below')];
  const fallback = !required && html`; ${valueText(flag.default)}`;
  const choices = flag.choices && html` One of ${codeList(flag.choices)}.`;
  return html`<tr id="${anchor}"><td>${fieldName(anchor, `--${flag.name}`)}${short}${marks}<td class="type">${flag.type}${fallback}<td>${inlineProse(flag.description)}${choices}`;
}
