/** Whether passkeys can be made and used here: they belong to a site's name, and a bare address has none. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)
