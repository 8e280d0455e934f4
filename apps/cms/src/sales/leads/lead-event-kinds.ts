export const leadEventKinds = ['note', 'state', 'owner', 'next-step', 'contact', 'appointment-declined'] as const
