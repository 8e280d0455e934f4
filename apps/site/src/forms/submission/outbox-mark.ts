const MARK = 'outbox'

export function setOutboxMark(isWaiting: boolean): void {
  try {
    if (isWaiting) localStorage.setItem(MARK, '1')
    else localStorage.removeItem(MARK)
  } catch {}
}

export function hasOutboxMark(): boolean {
  try {
    return localStorage.getItem(MARK) !== null
  } catch {
    return false
  }
}
