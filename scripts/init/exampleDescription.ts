/** The description of a repository that has none yet, to be replaced. */
export const exampleDescription = `openapi: 3.1.0
info:
  title: Orders API
  version: 1.0.0
  description: Orders of a shop. Replace this file with the description of your API.
servers:
  - url: https://api.example.com/v1
security:
  - bearer: []
tags:
  - name: Orders
    description: What customers buy.
paths:
  /orders:
    get:
      operationId: listOrders
      summary: List orders
      description: Returns the newest orders first.
      tags: [Orders]
      responses:
        '200':
          description: The orders.
          content:
            application/json:
              schema:
                type: array
                items:
                  $ref: '#/components/schemas/Order'
        '401':
          description: The token is missing or wrong.
  /orders/{order_id}:
    get:
      operationId: getOrder
      summary: Get an order
      description: Returns one order.
      tags: [Orders]
      parameters:
        - name: order_id
          in: path
          required: true
          description: The id of the order.
          schema: { type: string }
          example: ord_1042
      responses:
        '200':
          description: The order.
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/Order'
        '404':
          description: There is no such order.
components:
  securitySchemes:
    bearer: { type: http, scheme: bearer }
  schemas:
    Order:
      type: object
      required: [id, total]
      properties:
        id:
          type: string
          description: The id of the order.
          examples: [ord_1042]
        total:
          type: number
          description: What the customer pays, in euros.
          examples: [49.9]
`;
