import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { isIdentifier } from '@site/common/is-identifier';
import { BreakableText } from '@site/src/components/BreakableText';
import type { Props } from '@theme/Heading';

/** A title that is a path and nothing else ends its lines behind slashes and dots, where a phone has no room for the whole. */
function withBreaks(title: ReactNode): ReactNode {
  if (typeof title !== 'string' || !/^[^ ]+\/[^ ]+$/.test(title)) return title;
  return <BreakableText parts={title.split(/(?<=[/.])/)} />;
}

/** A heading with a link to itself. Unlike the theme's, it names the link once: the same words as a tooltip weigh on every page. */
export default function Heading({ as: As, id, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || id === undefined)
    return (
      <As
        {...props}
        id={undefined}
        translate={typeof props.children === 'string' && isIdentifier(props.children) ? 'no' : undefined}
      >
        {withBreaks(props.children)}
      </As>
    );
  brokenLinks.collectAnchor(id);
  const label = translate(
    { id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}' },
    { heading: typeof props.children === 'string' ? props.children : id },
  );
  return (
    <As
      {...props}
      className={clsx('anchor', props.className)}
      id={id}
      // Otherwise its name is that of the link as well: “Example Direct link to Example”.
      aria-label={typeof props.children === 'string' ? props.children : undefined}
    >
      {props.children}
      <Link className="hash-link" to={`#${id}`} aria-label={label}>
        &#8203;
      </Link>
    </As>
  );
}
