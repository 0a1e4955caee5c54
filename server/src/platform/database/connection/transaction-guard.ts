import { AsyncLocalStorage } from 'node:async_hooks'

/** Refuses the outer database inside an open transaction: on one connection the query would wait for itself, on a pool it would escape the rollback. */
export interface TransactionGuard {
  /** Throws when the caller runs inside a transaction that is still open. */
  check(): void
  /** Runs the body of a transaction. */
  within<T>(body: () => Promise<T>): Promise<T>
}

export function transactionGuard(): TransactionGuard {
  const around = new AsyncLocalStorage<{ open: boolean }>()
  return {
    check() {
      if (around.getStore()?.open) throw new Error('The database was used inside an open transaction: use the transaction itself')
    },
    async within(body) {
      const transaction = { open: true }
      try {
        return await around.run(transaction, body)
      } finally {
        // Work that the body started and left behind may use the database again.
        transaction.open = false
      }
    },
  }
}
