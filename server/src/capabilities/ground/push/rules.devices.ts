/** What a device calls itself, as its person may know it; the first that is found, since many name others too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]
const nameIn = (userAgent: string, names: typeof browsers): string | undefined => names.find(([sign]) => sign.test(userAgent))?.[1]

/** "Chrome on Android", or as much of it as is known. */
export const deviceLabel = (userAgent: string): string =>
  [nameIn(userAgent, browsers), nameIn(userAgent, systems)].filter((name) => name !== undefined).join(' on ')
