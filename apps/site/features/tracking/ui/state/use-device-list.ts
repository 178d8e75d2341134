import { useCallback, useEffect, useState } from 'react'
import { type DeviceList, deviceListKey, parseDeviceList } from './device-list.ts'

/** The shipments kept on this device. Empty until the page is awake; without storage it lasts as long as the page. */
export function useDeviceList(): [DeviceList, (change: (list: DeviceList) => DeviceList) => void] {
  const [list, setList] = useState<DeviceList>([])

  useEffect(() => {
    const read = () => setList(readList())
    const elsewhere = (event: StorageEvent) => {
      if (event.key === deviceListKey || event.key === null) read()
    }
    read()
    addEventListener('storage', elsewhere)
    return () => removeEventListener('storage', elsewhere)
  }, [])

  const change = useCallback((make: (list: DeviceList) => DeviceList) => {
    setList((before) => {
      const after = make(before)
      if (after !== before) writeList(after)
      return after
    })
  }, [])
  return [list, change]
}

// A browser may forbid storage altogether: then reading and writing throw.
function readList(): DeviceList {
  try {
    return parseDeviceList(localStorage.getItem(deviceListKey))
  } catch {
    return []
  }
}

function writeList(list: DeviceList): void {
  try {
    if (list.length === 0) localStorage.removeItem(deviceListKey)
    else localStorage.setItem(deviceListKey, JSON.stringify(list))
  } catch {
    return
  }
}
