const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

export interface Stretch {
  readonly start: number
  readonly end: number
}

/** The stretch that a Range header asks of a file: null for all of it, also where the header is none that S3 heeds. */
export function stretchOf(header: string | undefined, size: number): Stretch | 'InvalidRange' | null {
  const [, from = '', to = ''] = ONE_RANGE.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  if (from === '') {
    const last = Math.min(Number(to), size)
    return last === 0 ? 'InvalidRange' : { start: size - last, end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return null
  return start >= size ? 'InvalidRange' : { start, end }
}
