import { rejection } from '../submissions/submission-error'

export const unavailableError = () => rejection(422, 'time', 'visit.time.unavailable')
export const fullError = () => rejection(409, 'time', 'visit.full')
