import { rejection } from '../submissions/submission-error'

export const unavailable = () => rejection(422, 'time', 'visit.time.unavailable')
export const full = () => rejection(409, 'time', 'visit.full')
