-- Adds a table with many types of values to the database, because a backup could damage any of them.
create extension if not exists pgcrypto;
create schema rehearsal;
create table rehearsal.visitors (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  born date,
  amount numeric(12, 2),
  seen timestamptz not null,
  answers jsonb not null,
  raw json,
  words text[],
  place point,
  active boolean
);
insert into rehearsal.visitors (name, born, amount, seen, answers, raw, words, place, active)
select
  'Ñusta Quispe ' || n || ' — ' || repeat('á', n % 7),
  case when n % 5 > 0 then date '1950-01-01' + n end,
  n * 3.85,
  timestamptz '2024-01-01 00:00:00.123456-05' + n * interval '1 hour 1 second',
  jsonb_build_object('n', n, 'text', E'a "quote"\nand a line', 'none', null, 'list', jsonb_build_array(n, n * 2)),
  format('{"b":%s,  "a":%s}', n, n)::json,
  array['sol', 'mar', n::text, null],
  point(n * 0.1, -n * 0.3),
  n % 3 = 0
from generate_series(1, 5000) n;
create table rehearsal.papers (id bigint generated always as identity primary key, body bytea not null);
insert into rehearsal.papers (body)
select (select string_agg(gen_random_bytes(1000), '') from generate_series(1, 1 + n % 40)) from generate_series(1, 300) n;
create table rehearsal.ticks (id bigint generated always as identity primary key, at timestamptz not null default clock_timestamp());
