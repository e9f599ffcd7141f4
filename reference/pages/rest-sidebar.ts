import type { Model } from '../model/model.ts';

/** An item of a sidebar as Docusaurus reads it. */
export type SidebarItem =
  | { type: 'doc'; id: string; label?: string; className?: string }
  | {
      type: 'category';
      label: string;
      link?:
        { type: 'generated-index'; slug: string; title: string; description: string } | { type: 'doc'; id: string };
      items: SidebarItem[];
    };

/** The categories of the REST reference, each with an index page of its own. */
export function restSidebar({ services }: Model): SidebarItem[] {
  return services
    .flatMap((service) => service.categories)
    .map(({ label, route, description, operations }) => ({
      type: 'category',
      label,
      link: { type: 'generated-index', slug: route, title: label, description },
      items: operations.map((operation) => ({
        type: 'doc',
        id: operation.route.slice(1),
        label: operation.title,
        ...(operation.deprecated && { className: 'deprecated' }),
      })),
    }));
}
