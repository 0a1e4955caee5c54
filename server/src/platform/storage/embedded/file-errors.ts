const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null)

export const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT'
export const isTaken = (error: unknown): boolean => codeOf(error) === 'EEXIST'
export const isDiskFull = (error: unknown): boolean => codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT'
