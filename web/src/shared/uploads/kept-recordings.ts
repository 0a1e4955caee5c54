/** Recordings whose upload is not finished, so that a reload loses nothing. They are gone once the upload is ready. */
export interface KeptRecording {
  readonly blob: Blob
  readonly seconds: number
  readonly poster?: Blob
}

const NAME = 'recordings'

/** Asks the browser's store; undefined where it keeps nothing (private mode, no room). */
async function ask<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> {
  try {
    const database = await settled(openDatabase())
    try {
      return await settled(work(database.transaction(NAME, mode).objectStore(NAME)))
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

function openDatabase(): IDBOpenDBRequest {
  const request = indexedDB.open(NAME, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(NAME))
  return request
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps nothing')))
  })

/** `name` says whose it is and what for: "<profile id>/biovideo". */
export const keptRecording = (name: string): Promise<KeptRecording | undefined> =>
  ask<KeptRecording | undefined>('readonly', (store) => store.get(name))

export async function keepRecording(name: string, recording: KeptRecording): Promise<void> {
  await ask('readwrite', (store) => store.put(recording, name))
}
export async function dropRecording(name: string): Promise<void> {
  await ask('readwrite', (store) => store.delete(name))
}
/** Of everybody who used this browser. */
export function dropAllRecordings(): void {
  try {
    indexedDB.deleteDatabase(NAME)
  } catch {
    // Nothing was kept, so nothing is left.
  }
}
