import { expect, test } from 'vitest'
import { roles } from '../platform/access/roles'
import { blocksOfRole } from './blocks-of-role'

test('shows system blocks to administrators only', () => {
  const systemBlocks = ['deliveries', 'queue', 'upkeep']
  expect(blocksOfRole('admin')).toEqual(expect.arrayContaining(systemBlocks))
  for (const role of ['marketing', 'manager', 'sales', 'privacy', undefined])
    expect(blocksOfRole(role).filter((block) => systemBlocks.includes(block))).toEqual([])
})

test('shows only the links to pages if the role is unknown', () => {
  for (const role of ['unknown', undefined]) expect(blocksOfRole(role)).toEqual(['pages'])
})

test('shows open privacy requests first to the privacy officer, and hides them from sales and marketing', () => {
  expect(blocksOfRole('privacy')[0]).toBe('privacyRequests')
  expect(blocksOfRole('admin')).toContain('privacyRequests')
  for (const role of ['manager', 'sales', 'marketing', 'customer-service', undefined])
    expect(blocksOfRole(role)).not.toContain('privacyRequests')
})

test('shows open complaints first to customer service', () => {
  expect(blocksOfRole('customer-service')[0]).toBe('complaints')
  expect(blocksOfRole('admin')).toContain('complaints')
  for (const role of ['marketing', 'sales', 'privacy']) expect(blocksOfRole(role)).not.toContain('complaints')
})

test('shows waiting leads first to sales only', () => {
  expect(blocksOfRole('sales')[0]).toBe('waitingLeads')
  for (const role of ['marketing', 'customer-service', 'privacy', undefined])
    expect(blocksOfRole(role)).not.toContain('waitingLeads')
})

test('shows at most six blocks to managers, what waits for them first', () => {
  expect(blocksOfRole('manager')[0]).toBe('decisions')
  expect(blocksOfRole('manager').length).toBeLessThanOrEqual(6)
  for (const role of ['admin', 'sales', 'marketing', 'customer-service', 'privacy'])
    for (const block of ['decisions', 'month', 'salespeople', 'stock']) expect(blocksOfRole(role)).not.toContain(block)
})

test('repeats the menu only for users without a role', () => {
  for (const role of roles) expect(blocksOfRole(role)).not.toContain('pages')
})

test('shows administrators the state of the system before the content', () => {
  expect(blocksOfRole('admin').slice(0, 3)).toEqual(['deliveries', 'queue', 'upkeep'])
})
