import { refuse } from '../submissions/submission-error'

export const unavailable = () => refuse(422, 'time', 'visit.time.unavailable')
export const full = () => refuse(409, 'time', 'visit.full')
