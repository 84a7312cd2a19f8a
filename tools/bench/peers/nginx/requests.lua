local addresses = { ADDRESSES }
local number = 0

function request()
  number = number % #addresses + 1
  return wrk.format("GET", addresses[number], { ["Accept-Encoding"] = "br" })
end
