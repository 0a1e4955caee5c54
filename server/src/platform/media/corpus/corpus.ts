import { goodLetters, hostileLetters } from '#server/platform/media/corpus/letters'
import { goodPdfs, hostilePdfs } from '#server/platform/media/corpus/pdfs'
import { goodPictures, hostilePictures } from '#server/platform/media/corpus/pictures'
import { goodRecordings, hostileRecordings } from '#server/platform/media/corpus/recordings'

/** Files that must be refused, each with its fault. */
export const hostileFiles = [...hostilePictures, ...hostilePdfs, ...hostileLetters, ...hostileRecordings]
/** Files that must be taken, with what is kept of them. */
export const goodFiles = [...goodPictures, ...goodPdfs, ...goodLetters, ...goodRecordings]
