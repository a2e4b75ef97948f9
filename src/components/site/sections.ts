/** The site's sections in the order of the header. */
export const sections = [
  { path: '/', name: 'Report' },
  { path: '/clients/', name: 'Clients' },
  { path: '/try/', name: 'Try a result' },
  { path: '/findings/', name: 'Findings' },
  { path: '/results/', name: 'Results' },
  { path: '/seps/', name: 'SEPs' },
  { path: '/timeline/', name: 'Timeline' },
  { path: '/editions/', name: 'Editions' },
  { path: '/corrections/', name: 'Corrections' },
  { path: '/method/', name: 'Method' },
  { path: '/contribute/', name: 'Contribute' },
] as const;
