-- Makes every request of wrk a different lead, with a different key, IP address and e-mail address. The arguments are
-- the sample body, the e-mail address in it and a number that differs for every run.
local before, after, run
local count = 0

function init(args)
  local body, email = args[1], args[2]
  local first, last = body:find(email, 1, true)
  before, after, run = body:sub(1, first - 1), body:sub(last + 1), tonumber(args[3])
end

function request()
  count = count + 1
  local headers = {
    ["Content-Type"] = "application/json",
    ["Idempotency-Key"] = string.format("%08x-0000-4000-8000-%012x", run, count),
    ["X-Forwarded-For"] = string.format("10.%d.%d.%d", count / 65536 % 256, count / 256 % 256, count % 256),
  }
  local email = string.format("visitor.%d.%d@example.test", run, count)
  return wrk.format("POST", nil, headers, before .. email .. after)
end
