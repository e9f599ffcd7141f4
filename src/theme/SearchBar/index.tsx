export { SearchBox as default } from '@site/src/components/Search/SearchBox';
