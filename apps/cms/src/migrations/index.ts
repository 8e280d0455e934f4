import * as initial from './20261117_000000_initial'

export const migrations = [{ up: initial.up, down: initial.down, name: '20261117_000000_initial' }]
