/**
 * What names of fields, parameters and headers mean where a description says nothing else: the usual ones of web APIs, in one
 * place. What a name means in one API alone is stated by an extension instead.
 */
export const conventions = {
  /** The id of an object, or several: `userId`, `user_id`, `userIds`; before it stands what it is of. */
  idOf: /^(\w+?)_?ids?$/i,
  /** The id of one object: `userId`, `user_id`. */
  singleIdOf: /^(\w+?)_?id$/i,
  /** The name of an object whose id is beside it: `userName` beside `userId`. */
  nameOf: /^(\w+?)_?Name$/,
  /** An id in the sender's own system, and whether there are several: `userExternalId`, `userExternalIds`. */
  externalIdOf: /^(\w+?)_?(external_?)?id(s)?$/i,
  /** A field that holds ids, by the ends that ids have in camel and in snake case. */
  holdsIds: /[a-z\d](Id|_id)s?$/,
  holdsId: /[a-z\d](Id|_id)$/,
  /** Ids of the objects themselves, in a filter. */
  ownIds: /^ids?$/i,
  /** A filter by ids. */
  filtersByIds: /ids?$/i,
  /** A field whose value no two objects share. */
  unique: /^(external_?(id|code)|slug|email|login|user_?name|sku)$/i,
  /** A value that only its owner knows. */
  secret: /secret$/i,
  /** When an object was created. */
  created: /^(created?_?(date|at|on|time)?|creation_?(date|time)|date_?created)$/i,
  /** The beginning of the names of such times. */
  aboutCreation: /^creat/i,
  /** When an object was last changed. */
  updated: /^(last_?)?(updated?|modified|changed?)_?(date|at|on|time)?$|^date_?(updated|modified)$/i,
  aboutUpdate: /^(last_?)?(updat|modifi|chang)/i,
  /** A time, by the end of its name. */
  time: /(date|time|at)$/i,
  /** The state of an object. */
  state: /^(status|state|active|enabled|finished|deleted|archived|closed)$/i,
  /** The place of an object in the order of a list. */
  order: /^(order_?(num|number)|position|ordinal|sort_?order)$/i,
  /** The query parameter that names the field by which a list is sorted, and the one for the direction. */
  sort: /^(sort|sort_?by|order_?by)$/i,
  sortDirection: /^(order|direction|sort_?(order|dir))$/i,
  /** A filter by a part of a text. */
  search: /^(name|q|search(_?(string|text|term))?|.*like|.*contains)$/i,
  /** What such a filter adds to the name of its field. */
  searchEnding: /_?(like|contains)$/i,
  /** A filter by a bound, and the field that it is about: `createdAfter`. */
  bound: /^(.*?)_?(After|Before|From|To|Since|Until|Min|Max)$/i,
  lowerBound: /^(after|from|since|min)$/i,
  /** The query parameters that ask for a page: how long it is, its number, how many objects are before it, a cursor. */
  pageSize: /^(size|limit|per_?page|page_?size|max_?results)$/i,
  pageNumber: /^(page|page_?number)$/i,
  pageOffset: /^(offset|skip)$/i,
  pageAfter: /^((start(ing)?_?|page_?|next_?)?(cursor|after)|(page_?|next_?|continuation_?)token|marker)$/i,
  pageBefore: /^(ending_?)?before$/i,
  /** What a list says of its pages, in fields and headers, by their names in lower case without `x-`, `-` and `_`. */
  otherPage: /^(next|prev|previous|first|last)(page|link|url)?(url)?$/,
  hasNext: /^(hasmore|more|hasnext|hasnextpage)$/,
  hasPrevious: /^(hasprev|hasprevious|haspreviouspage|hasprevpage)$/,
  isFirst: /^(is)?first(page)?$/,
  isLast: /^(is)?last(page)?$/,
  isEmpty: /^(is)?empty$/,
  cursor: /^(next|(next|end)(page)?(cursor|token)|nextpagetoken|continuationtoken|cursor)$/,
  total: /^(total|totalcount|count|totalitems|totalelements|totalresults)$/,
  totalPages: /^(totalpages|pagecount|pages)$/,
  page: /^(page|pagenumber|pageindex|currentpage)$/,
  itemsOnPage: /^(numberofelements|itemcount|itemsonpage)$/,
  offset: /^(offset|skip)$/,
  size: /^(pagesize|perpage|limit|size)$/,
  /** A key by which a repeated request is known. */
  idempotencyKey: /^(x-)?idempotency-?key$/i,
  /** The id of a request, in fields and headers. */
  requestId: /^(x-)?(request|trace|correlation)[-_]?id$/i,
  /** The status of a response, in its error body. */
  errorStatus: /^status(code)?$/i,
  /** The list of the fields at fault, in an error body. */
  errorList: /^(details|errors|violations|fields|issues|problems|invalid.?params|detail)$/i,
  /** An address. */
  address: /^(href|url|uri)$/i,
  /** The place of a row of a bulk call, in its response, and what was wrong with it. */
  rowPlace: /^(index|row|position)$/i,
  rowError: /error/i,
  /** What became of such a row, in its response. */
  rowCreated: /creat|insert|add|new/i,
  rowUpdated: /updat|chang|modif/i,
  rowFailed: /fail|error|reject/i,
  /** What a path of a bulk call ends in, after that of its collection. */
  bulk: /^[/:_-](bulk|batch)$/i,
  /** An example of an earlier version of the API, by its name. */
  formerExample: /^(older|legacy|deprecated)/i,
  /** How a job ended. */
  failedJob: /fail|error|cancel|reject|abort|expire/i,
  finishedJob: /^(done|finished|complete[d]?|succeeded|success|ready)$/i,
  /** What examples of a conflict are about. */
  conflictOfVersion: /version/i,
  conflictOfValue: /unique|taken|exist|duplicate/i,
  conflictOfKey: /idempot/i,
  /** A sentence that says that a value is another object's already. */
  saysTaken:
    /already (?:exists?|in use|taken|used|registered)|is taken|duplicate|(?:must|has to) be unique|not unique/i,
} as const satisfies Record<string, RegExp>;

/** Usual names of fields in the order in which they are looked for. */
export const usualNames = {
  /** The query parameters that ask for additional fields of an object. */
  fields: ['fields', 'include', 'expand'],
  /** What identifies an object by its name alone. */
  id: ['id', '_id', 'uuid', 'uid'],
  /** What identifies one of a few objects that all are known. */
  key: ['id', 'name', 'key', 'code'],
  /** The id in the sender's own system. */
  externalId: ['externalId', 'external_id'],
  /** The state of an object, in words. */
  state: ['status', 'state'],
  /** The reason in an error body. */
  message: ['message', 'detail', 'error_description', 'description', 'msg', 'title', 'error', 'reason'],
  /** The field at fault in an error body. */
  faultyField: [
    'field',
    'fieldName',
    'field_name',
    'pointer',
    'propertyPath',
    'property_path',
    'propertyName',
    'property_name',
    'path',
    'name',
    'param',
    'parameter',
    'property',
    'attribute',
    'argument',
    'location',
    'source',
    'target',
  ],
  /** What describes a file: its id, name, size, address and type. */
  fileId: ['uid', 'uuid', 'id', 'fileId'],
  fileName: ['name', 'fileName', 'filename'],
  fileSize: ['size', 'length', 'bytes'],
  fileUrl: ['url', 'href', 'path', 'fileUrl'],
  fileType: ['contentType', 'mediaType', 'mimeType', 'type'],
} satisfies Record<string, readonly string[]>;
