import * as z from 'zod'
import { localized, slug } from '../language/localized.schema'

export const appointmentPlaceKinds = ['office', 'project', 'transport', 'video'] as const
export type AppointmentPlaceKind = (typeof appointmentPlaceKinds)[number]

/** Weekdays in the order of `Date.getUTCDay`. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
export type Weekday = (typeof weekdays)[number]

export const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/

const clockTimeText = z.string().regex(clockTime)

/** The opening hours and booking rules of an appointment place. */
export const appointmentHours = z.object({
  /** A weekday with a lunch break has two entries, one before and one after the break. */
  hours: z.array(z.object({ weekday: z.enum(weekdays), from: clockTimeText, to: clockTimeText })),
  slotMinutes: z.number().int().min(10).max(720),
  /** Maximum number of bookings at the same time. */
  capacity: z.number().int().min(1).max(200),
  /** Minimum time between booking and appointment. */
  noticeHours: z.number().int().min(0).max(336),
  /** How many days ahead slots are offered. */
  horizonDays: z.number().int().min(1).max(120),
  closedDays: z.array(z.object({ day: z.iso.date(), reason: z.string().nullable() })),
  closedOnHolidays: z.boolean(),
  /** First day of a temporary appointment place, such as the bus of a campaign. */
  firstDay: z.iso.date().nullable(),
  lastDay: z.iso.date().nullable(),
})
export type AppointmentHours = z.infer<typeof appointmentHours>

/**
 * An office, a project, a campaign bus or a video call for which visitors can book appointments. The link of a video
 * call is not included, because only people with an appointment get it.
 */
export const appointmentPlace = appointmentHours.extend({
  slug,
  order: z.number().int(),
  kind: z.enum(appointmentPlaceKinds),
  name: localized,
  address: localized,
  /** What to bring and how to get there. */
  advice: localized.nullable(),
  /** The project of the leads that are booked here. Null if the appointment place belongs to no project. */
  project: slug.nullable(),
  /** True if the hours are invented; the page says so. */
  isDemo: z.boolean(),
})
export type AppointmentPlace = z.infer<typeof appointmentPlace>
