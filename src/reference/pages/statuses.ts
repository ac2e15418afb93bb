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

/** What an error means for the client (RFC 9110, section 15; RFC 6585 for 428, 429 and 431). */
const statusMeanings: Record<string, string> = {
  '400': 'The server cannot read the request, or a value in it is invalid.',
  '401': 'The request has no credentials, or they are not valid.',
  '402': 'A payment is needed first.',
  '403': 'The credentials are valid, but they do not allow this request.',
  '404': 'There is nothing at this URL, or no object with this ID.',
  '405': 'This URL does not support the method.',
  '406': 'The server cannot return any of the formats that the request accepts.',
  '408': 'The request took too long to arrive.',
  '409': 'The request conflicts with the current state of the data.',
  '410': 'The object has been permanently removed.',
  '411': 'The request must state the length of its body.',
  '412': 'A condition in the headers of the request does not hold.',
  '413': 'The body of the request is too large.',
  '414': 'The URL is too long.',
  '415': 'The server does not accept a body in this format.',
  '421': 'The request reached a server that cannot respond to it.',
  '422': 'The server can read the body, but a value in it breaks a rule.',
  '423': 'The object is locked.',
  '424': 'The request depends on another one that failed.',
  '425': 'The server does not accept this request until the connection is confirmed.',
  '426': 'The request needs another protocol.',
  '428': 'The request must state which version of the object it changes.',
  '429': 'Too many requests in a short time. Wait, then send the request again.',
  '431': 'The headers of the request are too large.',
  '451': 'The server may not return this for legal reasons.',
  '500': 'Something went wrong on the server. The request itself may be valid.',
  '501': 'The server does not support this request.',
  '502': 'A server behind the API returned an invalid response.',
  '503': 'The server is overloaded or down for maintenance. Send the request again later.',
  '504': 'A server behind the API did not respond in time.',
  '507': 'The server is out of storage space.',
};

const rangeMeanings: Record<string, string> = {
  '4': 'The request is invalid or cannot be processed.',
  '5': 'The server failed to process the request.',
};

/** What a status of an error says to the client, in a sentence: `404`, `4XX`. */
export function meaningOfStatus(status: string): string | undefined {
  return Object.hasOwn(statusMeanings, status) ? statusMeanings[status] : rangeMeanings[status.charAt(0)];
}

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
  { place: 'unresolved', title: 'Unresolved parameters' },
] as const;
