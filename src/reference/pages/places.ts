/** What a status code means (RFC 9110, section 15), for the codes that descriptions use. */
const statusTitles: Record<string, string> = {
  '100': 'Continue',
  '101': 'Switching protocols',
  '200': 'OK',
  '201': 'Created',
  '202': 'Accepted',
  '203': 'Non-authoritative information',
  '204': 'No content',
  '205': 'Reset content',
  '206': 'Partial content',
  '207': 'Multi-status',
  '300': 'Multiple choices',
  '301': 'Moved permanently',
  '302': 'Found',
  '303': 'See other',
  '304': 'Not modified',
  '307': 'Temporary redirect',
  '308': 'Permanent redirect',
  '400': 'Bad request',
  '401': 'Unauthorized',
  '402': 'Payment required',
  '403': 'Forbidden',
  '404': 'Not found',
  '405': 'Method not allowed',
  '406': 'Not acceptable',
  '408': 'Request timeout',
  '409': 'Conflict',
  '410': 'Gone',
  '411': 'Length required',
  '412': 'Precondition failed',
  '413': 'Content too large',
  '414': 'URI too long',
  '415': 'Unsupported media type',
  '418': 'I’m a teapot',
  '421': 'Misdirected request',
  '422': 'Unprocessable content',
  '423': 'Locked',
  '424': 'Failed dependency',
  '425': 'Too early',
  '426': 'Upgrade required',
  '428': 'Precondition required',
  '429': 'Too many requests',
  '431': 'Request header fields too large',
  '451': 'Unavailable for legal reasons',
  '500': 'Internal server error',
  '501': 'Not implemented',
  '502': 'Bad gateway',
  '503': 'Service unavailable',
  '504': 'Gateway timeout',
  '507': 'Insufficient storage',
};

const rangeTitles: Record<string, string> = {
  '1': 'Informational',
  '2': 'Success',
  '3': 'Redirection',
  '4': 'Client error',
  '5': 'Server error',
};

/** What a status of a Responses Object stands for: `404` gives `Not found`, `4XX` `Client error`. */
export function titleOfStatus(status: string): string {
  if (status === 'default') return 'Any other status';
  const title = Object.hasOwn(statusTitles, status) ? statusTitles[status] : rangeTitles[status.charAt(0)];
  return title ?? 'Response';
}

/** Headings of the groups of parameters, in the order in which they are shown. */
export const parameterPlaces = [
  { place: 'path', title: 'Path parameters' },
  { place: 'query', title: 'Query parameters' },
  { place: 'querystring', title: 'Query string' },
  { place: 'header', title: 'Headers' },
  { place: 'cookie', title: 'Cookies' },
] as const;
