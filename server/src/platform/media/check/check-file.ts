import { readFile, stat, writeFile } from 'node:fs/promises'
import { uploadRules, type UploadFault } from '@evenshift/contract/states/upload'
import { contentFault } from '#server/platform/media/check/content'
import type { Incoming, MediaVerdict } from '#server/platform/media/port'

/** What is kept of a paper, or why nothing is. */
type Keep = (bytes: Buffer) => Buffer | UploadFault | Promise<Buffer | UploadFault>

/** Looks into a file by what it holds and writes what is kept of it to `keptPath`. Rejects only with an error of the operating system. */
export async function checkFile(incoming: Incoming, keptPath: string): Promise<MediaVerdict> {
  try {
    return await parseFile(incoming, keptPath)
  } catch (error) {
    // The system's own errors name the call that failed; whatever else is thrown, a parser threw over the file.
    if (error instanceof Error && 'syscall' in error) throw error
    return { fault: 'unreadable' }
  }
}

async function parseFile(incoming: Incoming, keptPath: string): Promise<MediaVerdict> {
  const { types, maxBytes } = uploadRules[incoming.purpose]
  const { size } = await stat(incoming.path)
  if (size === 0) return { fault: 'unreadable' }
  if (size > maxBytes) return { fault: 'wrong_size' }
  const type = types.find((each) => each === incoming.contentType)
  if (type === undefined) return { fault: 'not_what_it_says' }
  const fault = await contentFault(incoming.path, incoming.purpose, type)
  if (fault !== null) return { fault }

  // The process lives for one file: it loads the one parser that the file needs.
  switch (type) {
    case 'image/jpeg':
    case 'image/png':
    case 'image/webp':
      return (await import('#server/platform/media/pictures/picture')).keepPicture(incoming.path, incoming.purpose, keptPath)
    case 'application/pdf':
      return keepPaper(incoming, (await import('#server/platform/media/papers/pdf/pdf')).keepPdf, keptPath)
    case 'application/msword':
      return keepPaper(incoming, (await import('#server/platform/media/papers/word/doc')).keepDoc, keptPath)
    case 'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
      return keepPaper(incoming, (await import('#server/platform/media/papers/word/docx')).keepDocx, keptPath)
    default:
      return (await import('#server/platform/media/recordings/recording')).keepRecording(incoming, type, keptPath)
  }
}

async function keepPaper({ path, contentType }: Incoming, keep: Keep, keptPath: string): Promise<MediaVerdict> {
  const kept = await keep(await readFile(path))
  if (typeof kept === 'string') return { fault: kept }
  await writeFile(keptPath, kept)
  return { kept: { path: keptPath, contentType, size: kept.length, seconds: null } }
}
