export const rules = {
  title: 'Rule book',
  books: 'Rule books',
  contents: 'Contents',
  search: 'Search the rules',
  none: 'No rule speaks of that.',
  found_one: '{{count}} rule',
  found_other: '{{count}} rules',
};
