/** What a browser keeps for one tab, through a reload; gone with the tab. A browser that keeps nothing begins anew. */
export function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Storage is full or forbidden: it holds until the page is left.
  }
}

export function removeTab(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept, so nothing is left.
  }
}
