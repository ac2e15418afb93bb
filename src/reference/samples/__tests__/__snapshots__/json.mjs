const response = await fetch('http://localhost:8080/tasks', {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.API_TOKEN}`,
    Accept: 'application/json',
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    name: "Shop's",
    price: 12.5,
    big: 9007199254740991,
    open: true,
    note: null,
    tags: ['a', 'b'],
    items: [
      {
        id: 1,
      },
    ],
    none: {},
  }),
});

console.log(response.status, response.statusText);
console.log(await response.text());
if (!response.ok) throw new Error(`HTTP ${response.status}`);