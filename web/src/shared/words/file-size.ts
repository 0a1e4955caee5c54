const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })

/** "840 kB", "2.4 MB" of bytes, in the steps of 1024 that the limits are set in. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1000 ? `${whole.format(Math.max(1, kilobytes))} kB` : `${exact.format(kilobytes / 1024)} MB`
}
