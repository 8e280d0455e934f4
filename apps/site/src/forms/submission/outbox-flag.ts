const STORAGE_KEY = 'outbox'

export function setOutboxFlag(isWaiting: boolean): void {
  try {
    if (isWaiting) localStorage.setItem(STORAGE_KEY, '1')
    else localStorage.removeItem(STORAGE_KEY)
  } catch {}
}

export function isOutboxFlagSet(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null
  } catch {
    return false
  }
}
