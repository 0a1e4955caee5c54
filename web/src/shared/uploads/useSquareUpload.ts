import { useState } from 'react'
import type { UploadCalls } from '#web/shared/uploads/calls'
import { squarePicture } from '#web/shared/uploads/square-picture'
import { useUpload } from '#web/shared/uploads/useUpload'

/** A chosen picture, made a square and sent. `send` gives its key, or null where it was refused or stopped. */
export function useSquareUpload<Purpose extends 'avatar' | 'logo'>(calls: UploadCalls<Purpose>, purpose: Purpose, how: 'fill' | 'fit') {
  const upload = useUpload(calls, purpose)
  const [fault, setFault] = useState<string | null>(null)
  const send = async (file: File): Promise<string | null> => {
    setFault(null)
    const cut = await squarePicture(purpose, file, how)
    if ('square' in cut) return upload.start({ file: cut.square, fileName: file.name })
    setFault(cut.fault)
    return null
  }
  return { upload, fault, setFault, send }
}
