import { linesOfPdf } from '#web/areas/seeker/profile/cv/read/pdf-lines'

addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => void linesOfPdf(data).then((read) => postMessage(read)))
// The time for reading begins once the reader is there.
postMessage(null)
