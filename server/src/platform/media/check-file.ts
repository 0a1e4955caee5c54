import { readFile, stat, writeFile } from 'node:fs/promises'
import { uploadRules, type UploadFault } from '@evenshift/contract/states/upload'
import { isOfType } from '#server/platform/media/content'
import type { Incoming, MediaVerdict } from '#server/platform/media/port'

type FindFault = (bytes: Buffer) => UploadFault | null | Promise<UploadFault | null>

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
  if (type === undefined || !(await isOfType(incoming.path, type))) return { fault: 'not_what_it_says' }

  // The process lives for one file: it loads the one parser that the file needs.
  switch (type) {
    case 'image/jpeg':
    case 'image/png':
    case 'image/webp':
      return (await import('#server/platform/media/picture')).keepPicture(incoming.path, incoming.purpose, keptPath)
    case 'application/pdf':
      return keepPaper(incoming, (await import('#server/platform/media/pdf')).findPdfFault, keptPath)
    case 'application/msword':
      return keepPaper(incoming, (await import('#server/platform/media/doc')).findDocFault, keptPath)
    case 'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
      return keepPaper(incoming, (await import('#server/platform/media/docx')).findDocxFault, keptPath)
    default:
      return (await import('#server/platform/media/recording')).keepRecording(incoming, type, keptPath)
  }
}

/** A paper is kept byte by byte: the bytes that were looked into, should the file change meanwhile. */
async function keepPaper({ path, contentType }: Incoming, findFault: FindFault, keptPath: string): Promise<MediaVerdict> {
  const bytes = await readFile(path)
  const fault = await findFault(bytes)
  if (fault !== null) return { fault }
  await writeFile(keptPath, bytes)
  return { kept: { path: keptPath, contentType, size: bytes.length, seconds: null } }
}
