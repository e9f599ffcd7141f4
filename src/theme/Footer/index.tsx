import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { footer, product, type FooterColumn } from '@site/product';

function Column({ title, items }: FooterColumn): ReactNode {
  return (
    <section className="footer-column">
      <h2>{title}</h2>
      <ul>
        {items.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} target="_self" rel="noopener noreferrer external">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where the network, its people and its status are: every link leads to another site. */
export default function Footer(): ReactNode {
  return (
    <footer className="footer theme-layout-footer">
      <div className="footer-columns frame">
        {footer.map((column) => (
          <Column key={column.title} {...column} />
        ))}
      </div>
      <p className="footer-copyright frame">{product.copyright}</p>
    </footer>
  );
}
