import { goodPapers, hostilePapers } from '#server/platform/media/corpus/papers'
import { goodPictures, hostilePictures } from '#server/platform/media/corpus/pictures'
import { goodRecordings, hostileRecordings } from '#server/platform/media/corpus/recordings'

/** Files that must be refused, each with its fault. */
export const hostileFiles = [...hostilePictures, ...hostilePapers, ...hostileRecordings]
/** Files that must be taken, with what is kept of them. */
export const goodFiles = [...goodPictures, ...goodPapers, ...goodRecordings]
