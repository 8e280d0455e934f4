import * as migration_20261115_022825_initial from './20261115_022825_initial';

export const migrations = [
  {
    up: migration_20261115_022825_initial.up,
    down: migration_20261115_022825_initial.down,
    name: '20261115_022825_initial'
  },
];
