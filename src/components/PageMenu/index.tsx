import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { markdownPath } from '@site/exports/markdown-path';
import { problemReport } from './problemReport';
import './styles.css';

/** What can be done with a page. A `<details>`: it opens without a script; src/behaviour/page-menu.ts copies and closes. */
export function PageMenu(): ReactNode {
  const { pathname } = useLocation();
  const markdown = markdownPath(pathname);
  return (
    <details className="page-menu">
      <summary>Copy or report</summary>
      <ul>
        <li>
          <label>
            Code in{' '}
            <select data-language="">
              <option value="curl">curl</option>
              <option value="python">Python</option>
              <option value="go">Go</option>
              <option value="nodejs">Node.js</option>
            </select>
          </label>
        </li>
        <li>
          <button type="button" data-values="">
            Your values
          </button>
        </li>
        <li>
          <button type="button" data-copy-page={markdown}>
            Copy page as Markdown
          </button>
        </li>
        <li>
          <a href={markdown}>View as Markdown</a>
        </li>
        <li>
          <a href={problemReport(pathname)} rel="noopener noreferrer external">
            Report a problem
          </a>
        </li>
      </ul>
    </details>
  );
}
