import { expect, test } from 'vitest'
import { blocksOfRole } from './blocks-of-role'

test('what keeps the system going is for administrators alone', () => {
  const upkeep = ['deliveries', 'queue', 'upkeep']
  expect(blocksOfRole('admin')).toEqual(expect.arrayContaining(upkeep))
  for (const role of ['marketing', 'manager', 'sales', 'privacy', undefined])
    expect(blocksOfRole(role).filter((block) => upkeep.includes(block))).toEqual([])
})

test('whoever has no blocks is shown the rooms', () => {
  for (const role of ['somebody', undefined]) expect(blocksOfRole(role)).toEqual(['rooms'])
})

test('the privacy officer begins with the requests that wait, which sales and marketing do not see', () => {
  expect(blocksOfRole('privacy')[0]).toBe('privacyRequests')
  expect(blocksOfRole('admin')).toContain('privacyRequests')
  for (const role of ['manager', 'sales', 'marketing', 'customer-service', undefined])
    expect(blocksOfRole(role)).not.toContain('privacyRequests')
})

test('customer service begins with the complaints that wait', () => {
  expect(blocksOfRole('customer-service')[0]).toBe('complaints')
  for (const role of ['admin', 'manager']) expect(blocksOfRole(role)).toContain('complaints')
  for (const role of ['marketing', 'sales', 'privacy']) expect(blocksOfRole(role)).not.toContain('complaints')
})

test('sales starts with who waits; the manager also sees what led to a sale', () => {
  expect(blocksOfRole('sales')[0]).toBe('waitingLeads')
  expect(blocksOfRole('manager')).toEqual(expect.arrayContaining([...blocksOfRole('sales'), 'funnel', 'salesBySource']))
  for (const role of ['sales', 'marketing', 'customer-service', 'privacy'])
    for (const block of ['funnel', 'salesBySource']) expect(blocksOfRole(role)).not.toContain(block)
  for (const role of ['sales', 'marketing', 'customer-service', 'privacy'])
    expect(blocksOfRole(role)).not.toContain('rewards')
  expect(blocksOfRole('manager')).toContain('rewards')
  for (const role of ['marketing', 'customer-service', 'privacy', undefined])
    expect(blocksOfRole(role)).not.toContain('waitingLeads')
})
