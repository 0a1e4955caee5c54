/** What the store refuses, by S3's own codes, each with its status and sentence. */
export const faults = {
  AccessDenied: [403, 'The request is not signed, or its signature is no longer valid.'],
  AuthorizationHeaderMalformed: [400, 'The authorization names another region or service, or cannot be read.'],
  EntityTooLarge: [400, 'The body is larger than this call takes.'],
  EntityTooSmall: [400, 'Every part but the last has at least 5 MiB.'],
  IncompleteBody: [400, 'The body ended before the bytes that Content-Length promised.'],
  InternalError: [500, 'The store failed. Try again.'],
  InvalidAccessKeyId: [403, 'The access key is not known.'],
  InvalidArgument: [400, 'An argument is missing or out of range.'],
  InvalidPart: [400, 'A part is missing, or is not what arrived.'],
  InvalidPartOrder: [400, 'The parts are not in ascending order.'],
  InvalidRange: [416, 'The range begins after the end of the file.'],
  InvalidURI: [400, 'The address cannot be read.'],
  MalformedXML: [400, 'The XML cannot be read.'],
  MissingContentLength: [411, 'Content-Length is missing.'],
  NoSuchBucket: [404, 'There is no such bucket.'],
  NoSuchKey: [404, 'There is no such file.'],
  NoSuchUpload: [404, 'There is no such upload: it may have been finished or dropped.'],
  NotImplemented: [501, 'The store does not know this call.'],
  PreconditionFailed: [412, 'There is a file of this name already.'],
  RequestTimeTooSkewed: [403, 'The time of the request is too far from the time of the store.'],
  SignatureDoesNotMatch: [403, 'The signature does not belong to this request.'],
  StorageFull: [507, 'The disk is full.'],
  XAmzContentSHA256Mismatch: [400, 'The body is not the one that was signed.'],
} as const satisfies Record<string, readonly [status: number, message: string]>
export type Fault = keyof typeof faults

export const isFault = (value: unknown): value is Fault => typeof value === 'string' && Object.hasOwn(faults, value)
