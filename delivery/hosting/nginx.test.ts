import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../policy/security-headers.ts';
import { nginxServer } from './nginx.ts';

const headers = securityHeaders({ scripts: ['abc='], styleAttributes: [] });
const redirects = [
  { from: '/old', to: '/new', prefix: false },
  { from: '/docs/', to: '/', prefix: true },
];
const text = nginxServer(headers, redirects, '/srv/site', '443 ssl');

describe('the nginx configuration', () => {
  it('sends every header of the policy with every answer, errors too', () => {
    for (const [name, value] of headers.filter(([given]) => given !== 'Cross-Origin-Resource-Policy'))
      expect(text).toContain(`add_header ${name} "${value}" always;`);
    expect(text).toContain('add_header Cross-Origin-Resource-Policy $cross_origin_resource_policy always;');
    expect(text).toMatch(/map \$uri \$cross_origin_resource_policy \{\n {2}default "same-origin";/);
  });

  it('sets no header inside a location, which would drop those of the server', () => {
    const locations = text.slice(text.indexOf('location ='));
    expect(locations).not.toContain('add_header');
  });

  it('redirects by addresses as they were sent, never by decoded ones', () => {
    expect(text).toMatch(/map \$request_uri \$prefix_moved_to \{[^}]*\/docs\//);
    expect(text).not.toMatch(/return 301 \$uri|rewrite /);
  });

  it('gives each file ending one type', () => {
    const endings = (/ {2}types \{\n([\s\S]*?)\n {2}\}/.exec(text)?.[1] ?? '')
      .split('\n')
      .flatMap((line) => line.trim().replace(';', '').split(' ').slice(1));
    expect(endings.length).toBeGreaterThan(20);
    expect(new Set(endings).size).toBe(endings.length);
  });

  it('has no answer for what is there for hosts alone, and only reads', () => {
    for (const line of [
      'location = /404 { return 404; }',
      'location = /_headers { return 404; }',
      'location = /_redirects { return 404; }',
      'location ^~ /_hosting/ { return 404; }',
      'error_page 404 /404.html;',
      'if ($request_method !~ ^(GET|HEAD)$) { return 405; }',
      'location = / { try_files /index.html =404; }',
      'location / { try_files $uri $uri.html =404; }',
    ])
      expect(text.split('\n').map((each) => each.trim())).toContain(line);
    // Moved for good: nothing else is a redirect.
    expect([...text.matchAll(/return 3\d\d/g)].map(([found]) => found)).toEqual(Array(3).fill('return 301'));
  });
});
