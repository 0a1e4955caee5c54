import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const subscribe = (told: () => void) => onlineManager.subscribe(told)
const isOnline = (): boolean => onlineManager.isOnline()

/** Whether nothing is reached, as the line above every screen says. */
export const useIsLost = (): boolean => !useSyncExternalStore(subscribe, isOnline)
