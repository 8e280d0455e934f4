import { rejection } from '../submissions/submission-error'

export const unavailableError = () => rejection(422, 'time', 'appointment.time.unavailable')
export const fullError = () => rejection(409, 'time', 'appointment.full')
