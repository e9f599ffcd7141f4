import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';
import { SourceNavbarItem } from './SourceNavbarItem';
import { TreeDropdownNavbarItem } from './TreeDropdownNavbarItem';
import { TreeLinkNavbarItem } from './TreeLinkNavbarItem';

/** The kinds of item that this site's navbar has; the framework's others stay out of the bundle. */
const ComponentTypes = {
  default: DefaultNavbarItem,
  search: SearchNavbarItem,
  'custom-source': SourceNavbarItem,
  'custom-tree-link': TreeLinkNavbarItem,
  'custom-tree-dropdown': TreeDropdownNavbarItem,
};

export default ComponentTypes;
